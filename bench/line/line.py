"""A slow line inside this machine, which TCP can't tell from a real one.

Two network namespaces, line-visitor (10.9.0.1) and line-server (10.9.0.2), each with a TAP device, and
this program between the two: a packet takes its place in the line's queue, its time on the line, and
half a round trip. Needs Linux, root and `ip`. Says "up" when it is there, and takes everything down
again when it is ended.

Usage: line.py <round trip in ms> <bits per second to the visitor> <bits per second from the visitor>
"""

import fcntl
import heapq
import os
import select
import signal
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TAP, IFF_NO_PI = 0x400454CA, 0x0002, 0x1000
LARGEST_FRAME = 4096
ENDS = {"visitor": "10.9.0.1", "server": "10.9.0.2"}


def ip(*arguments, check=True):
    subprocess.run(["ip", *arguments], check=check, stderr=None if check else subprocess.DEVNULL)


def open_end(name, address):
    """Makes a namespace with one device in it; returns the file from which its frames are read."""
    namespace, device = f"line-{name}", f"{name}0"
    ip("netns", "add", namespace)
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", device.encode(), IFF_TAP | IFF_NO_PI))
    ip("link", "set", device, "netns", namespace)
    ip("-n", namespace, "address", "add", f"{address}/24", "dev", device)
    # An address that comes later would be another network to a browser.
    ip("-n", namespace, "link", "set", device, "addrgenmode", "none")
    ip("-n", namespace, "link", "set", device, "up")
    ip("-n", namespace, "link", "set", "lo", "up")
    return end


def carry(visitor, server, delay, to_visitor, from_visitor):
    """Carries frames both ways, forever; delay in seconds, speeds in bytes per second."""
    speed = {visitor: from_visitor, server: to_visitor}
    other = {visitor: server, server: visitor}
    free_at = {visitor: 0.0, server: 0.0}
    under_way = []
    while True:
        wait = max(0, under_way[0][0] - time.monotonic()) if under_way else None
        readable, _, _ = select.select([visitor, server], [], [], wait)
        for end in readable:
            try:
                frame = os.read(end, LARGEST_FRAME)
            except BlockingIOError:
                continue
            free_at[end] = max(time.monotonic(), free_at[end]) + len(frame) / speed[end]
            heapq.heappush(under_way, (free_at[end] + delay, end, frame))
        while under_way and under_way[0][0] <= time.monotonic():
            _, end, frame = heapq.heappop(under_way)
            os.write(other[end], frame)


def main():
    round_trip, to_visitor, from_visitor = (float(argument) for argument in sys.argv[1:])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        visitor, server = (open_end(name, address) for name, address in ENDS.items())
        print("up", flush=True)
        carry(visitor, server, round_trip / 2000, to_visitor / 8, from_visitor / 8)
    finally:
        for name in ENDS:
            ip("netns", "delete", f"line-{name}", check=False)


main()
