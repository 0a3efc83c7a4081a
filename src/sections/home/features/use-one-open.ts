import { useState } from 'react';

/** Of several things none or one is open: opening one closes the other, toggling it again closes it. */
export function useOneOpen() {
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = (id: string) => setOpenId((open) => (open === id ? null : id));
  return { openId, toggle };
}
