import { isIPv6 } from "node:net";

/** An IPv4 address as it is; of an IPv6 address the network, which one household owns whole. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = plain.includes("::")
    ? [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
    : before;
  return groups.slice(0, 4).join(":");
}
