import { createHash } from "node:crypto";

/** Never change it: ids in shared links and saved sets follow from it. */
const namespace = Buffer.from("6f1b2f0c8a554c1e9d533b7a0c5e9142", "hex");

/** A name-based UUID (version 5), so that a demonstration product keeps its id in every database. */
export function stableUuid(name: string): string {
  const bytes = createHash("sha1").update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
