"""Shader nodes as method calls: each adds a node and, unless noted, returns its main output socket."""

from functools import cache

import bpy

from kit.color import srgb


class Nodes:
    """The node tree of one material. Every input may be a socket, a number, a vector or a hex color."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def put(self, socket, value):
        """Connect `value` to the socket if it is another node's output, otherwise set it as a constant."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = _as_socket_value(socket, value)

    def add(self, kind, inputs=None, **settings):
        """Add a node by its Blender class name, with inputs by name or index. Returns the node."""
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(node.inputs[name], value)
        return node

    def coord(self, which="Object"):
        return self.add("ShaderNodeTexCoord").outputs[which]

    def rand(self):
        return self.add("ShaderNodeObjectInfo").outputs["Random"]

    def attr(self, name="col", what="Color"):
        return self.add("ShaderNodeAttribute", attribute_name=name).outputs[what]

    def mapping(self, vec, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.add(
            "ShaderNodeMapping",
            {"Vector": vec, "Scale": scale, "Rotation": rotation, "Location": location},
        ).outputs[0]

    def objcoord(self):
        """Object coordinates, shifted for each object so that copies have different patterns."""
        c = self.coord("Object")
        r = self.math("MULTIPLY", self.rand(), 37.0)
        return self.add(
            "ShaderNodeVectorMath",
            {0: c, 1: self.add("ShaderNodeCombineXYZ", {0: r, 1: r, 2: r}).outputs[0]},
            operation="ADD",
        ).outputs[0]

    def noise(self, vec, scale=5, detail=3, rough=0.5, dist=0, out="Fac"):
        return self.add(
            "ShaderNodeTexNoise",
            {
                "Vector": vec,
                "Scale": scale,
                "Detail": detail,
                "Roughness": rough,
                "Distortion": dist,
            },
        ).outputs[out]

    def voronoi(self, vec, scale=5, feature="F1", out="Distance", rnd=1):
        return self.add(
            "ShaderNodeTexVoronoi",
            {"Vector": vec, "Scale": scale, "Randomness": rnd},
            feature=feature,
        ).outputs[out]

    def wave(self, vec, scale=5, dist=2, detail=2, detail_scale=1, **p):
        return self.add(
            "ShaderNodeTexWave",
            {
                "Vector": vec,
                "Scale": scale,
                "Distortion": dist,
                "Detail": detail,
                "Detail Scale": detail_scale,
            },
            **p
        ).outputs["Fac"]

    def math(self, operation, a, b=None, clamp=False):
        node = self.add("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def ramp(self, fac, stops):
        """A color ramp; each stop is (position, hex color or gray value)."""
        node = self.add("ShaderNodeValToRGB", {0: fac})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = srgb(color) if isinstance(color, str) else (color,) * 3 + (1,)
        return node.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        return self.add("ShaderNodeMixRGB", {0: fac, 1: a, 2: b}, blend_type=mode).outputs[0]

    def bump(self, h, strength=0.3, dist=0.02, normal=None):
        return self.add(
            "ShaderNodeBump",
            {
                "Height": h,
                "Strength": strength,
                "Distance": dist,
                **({"Normal": normal} if normal else {}),
            },
        ).outputs[0]

    def facing(self, blend=0.4):
        return self.add("ShaderNodeLayerWeight", {0: blend}).outputs["Facing"]

    def hue(self, color, amount=0.03, value=0.12):
        """The color with hue and brightness varied for each object, so that no two berries are alike."""
        chance = self.rand()
        hue = self.math("ADD", 0.5 - amount / 2, self.math("MULTIPLY", chance, amount))
        white = self.add("ShaderNodeTexWhiteNoise", {"W": chance}, noise_dimensions="1D").outputs[0]
        bright = self.math("ADD", 1 - value / 2, self.math("MULTIPLY", white, value))
        inputs = {"Hue": hue, "Saturation": 1.0, "Value": bright, "Color": color}
        return self.add("ShaderNodeHueSaturation", inputs).outputs[0]

    def pbr(
        self,
        base,
        rough=0.5,
        spec=0.5,
        sss=0,
        rad=(0.08, 0.04, 0.02),
        coat=0,
        coat_rough=0.05,
        sheen=0,
        normal=None,
        metal=0,
    ):
        """A Principled BSDF; `sss` is its subsurface scattering, `rad` how far red, green and blue scatter."""
        node = self.add(
            "ShaderNodeBsdfPrincipled",
            {
                "Base Color": base,
                "Roughness": rough,
                "Specular": spec,
                "Subsurface": sss,
                "Subsurface Color": base,
                "Subsurface Radius": rad,
                "Clearcoat": coat,
                "Clearcoat Roughness": coat_rough,
                "Sheen": sheen,
                "Metallic": metal,
                "Normal": normal,
            },
        )
        node.subsurface_method = "RANDOM_WALK"
        return node.outputs[0]

    def done(self, shader):
        """Connect the shader to the material's output. Returns the material."""
        self.tree.links.new(shader, self.output.inputs["Surface"])
        return self.material


def _as_socket_value(socket, value):
    if isinstance(value, str):
        return srgb(value)
    if socket.type == "RGBA" and not hasattr(value, "__len__"):
        return (value, value, value, 1)
    return value


def material(describe):
    """Decorator: makes `describe(nodes, ...)` a cached function of the arguments after `nodes`."""

    @cache
    def once(*arguments, **options):
        return describe(Nodes(describe.__name__), *arguments, **options)

    return once
