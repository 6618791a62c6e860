import type { Agent } from "supertest";
import type { FileLook } from "@shared/contracts/file-look";
import { FILE_PART_BYTES, type ImportFile } from "@shared/contracts/import-files";

/** Sends a file as the page does, part by part. Returns its id. */
export async function sendImportFile(
  staff: Agent,
  content: string | Uint8Array,
  { name = "products.csv", catalog = null as string | null, isList = false } = {},
): Promise<string> {
  const bytes = Buffer.from(content);
  const begun = await staff
    .post("/api/admin/import-files")
    .send({ name, size: bytes.length, catalog, isList })
    .expect(201);
  const { id } = begun.body as ImportFile;
  for (let place = 0; place * FILE_PART_BYTES < bytes.length; place++) {
    await staff
      .put(`/api/admin/import-files/${id}/parts/${place}`)
      .type("application/octet-stream")
      .send(bytes.subarray(place * FILE_PART_BYTES, (place + 1) * FILE_PART_BYTES))
      .expect(204);
  }
  return id;
}

/** What the server proposes for a file that was sent. */
export async function lookAtFile(staff: Agent, id: string, wish: object = {}): Promise<FileLook> {
  const looked = await staff.post(`/api/admin/import-files/${id}/look`).send(wish).expect(200);
  return looked.body as FileLook;
}
