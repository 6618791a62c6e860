import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound, press } from "./page";
import { signIn } from "./staff";

const picture = (width: number) =>
  sharp({ create: { width, height: 1500, channels: 3, background: "#7a8f6a" } })
    .jpeg()
    .toBuffer();

const shown = (page: Page) =>
  page.locator("form img").evaluate((image: HTMLImageElement) => image.naturalWidth);

test("a picture is uploaded for a bed, refused when it is none, kept and taken away", async ({
  page,
}) => {
  await signIn(page, "/products");
  const bed = page.getByRole("table").getByRole("row").nth(1).getByRole("button");
  await bed.click();
  const form = page.getByRole("dialog");
  const chooseByKeyboard = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Upload a file" }).focus();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await chooseByKeyboard("bed.jpg", Buffer.from("<svg><script>alert(1)</script></svg>"));
  await expect(form.getByRole("alert")).toContainText("SVG files are not accepted");
  await expectSound(page);
  await chooseByKeyboard("bed.jpg", await picture(2000));
  const address = form.getByLabel("Picture", { exact: true });
  await expect(address).toHaveValue(/^\/pictures\/uploaded\/[0-9a-f]{64}\.webp$/);
  await expect.poll(() => shown(page)).toBe(1200);
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expectSound(page);
  await press(page, "Save");
  await expect(form).toHaveCount(0);
  await bed.click();
  await expect(address).toHaveValue(/uploaded/);
  await press(page, "Remove picture");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue("");
});
