import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";

/** Saves the page as WebP, a quarter of a PNG's size; the browser itself encodes it. */
export async function saveWebp(page: Page, file: string): Promise<void> {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  // A blank page, because the tested page's policy may not allow a script to draw.
  const desk = await page.context().newPage();
  const webp = await desk.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext("2d")!.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1]!;
  }, png);
  await desk.close();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(webp, "base64"));
}
