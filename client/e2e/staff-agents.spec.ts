import { expect, test } from "@playwright/test";
import { expectSound, press } from "./page";
import { signIn } from "./staff";

test("AI assistants may ask a finder where staff let them", async ({ page }) => {
  await signIn(page, "/embed-settings");
  const listed = async () => {
    const reply = await page.request.post("/api/mcp", {
      headers: { Accept: "application/json, text/event-stream" },
      data: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_questions", arguments: { finder: "safarioutdoor" } },
      },
    });
    return reply.text();
  };
  await page.getByRole("tab", { name: "Gun Finder" }).click();
  await press(page, "Let assistants ask");
  const address = page.locator('pre[aria-label="Address for assistants"]');
  await expect(address).toContainText("/api/mcp");
  await expectSound(page);
  await expect.poll(listed).toContain("Send the embed key of this finder");
  await press(page, "Keep assistants out");
  await expect(address).toBeHidden();
  await expect.poll(listed).toContain("There is no such finder.");
});
