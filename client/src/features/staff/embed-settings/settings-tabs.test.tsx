import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { embedSettings, type StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { defaultEmbedSettings } from "@shared/embed-defaults";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { EmbedSettingsPage } from "./embed-settings-page";
import { settingsTabs } from "./settings-tabs";

const defaults = defaultEmbedSettings("dialabed");
const stored: StaffEmbedSettings = {
  ...defaults,
  client: "dialabed",
  allowedOrigins: [],
  embedKey: "k",
  allowsAgents: false,
  updatedAt: null,
  warnings: [],
};

function open() {
  const server = fakeServer(({ method, url, body }) => {
    if (url.endsWith("/signed-in")) {
      return { body: { staff: { id: "1", username: "anna", role: "editor" } } };
    }
    if (method === "PUT") return { body: { ...stored, ...(body as object) } };
    return { body: url.includes("/embed-settings") ? stored : [] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <EmbedSettingsPage />
      </StaffOnly>
    </QueryClientProvider>,
  );
  return server;
}

// Shows 1.admin, 2.admin.embed.tabs, 2.admin.embed.preview, 2.admin.embed.code, 2.admin.embed.save.
// Shows 7.admin.embed.
it("has five tabs, a preview, the code with a button that copies it, and saves the whole", async () => {
  const { calls } = open();
  const tabs = async () =>
    (await screen.findAllByRole("tab"))
      .map(({ textContent }) => textContent)
      .filter((name) => settingsTabs.some(({ title }) => title === name));
  await screen.findByRole("tab", { name: "Branding" });
  expect(await tabs()).toEqual(["Branding", "Size", "Colors", "Typography", "Styling"]);
  expect(screen.getByTitle("Preview of the finder")).toBeVisible();
  expect(screen.getByRole("group", { name: "Embed code" })).toHaveTextContent("/embed.js");

  const user = userEvent.setup();
  await user.click(screen.getAllByRole("button", { name: /^Copy/ })[0]!);
  expect(await navigator.clipboard.readText()).toContain("/embed.js");
  expect(await screen.findByText("Copied!")).toBeVisible();

  await user.type(screen.getByLabelText("Footer text"), "Ask us");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  const put = calls.find(({ method }) => method === "PUT")!;
  expect(put.url).toBe("/api/admin/embed-settings?client=dialabed");
  expect(put.body).toMatchObject({
    ...defaults,
    branding: { ...defaults.branding, customFooterText: "Ask us" },
  });
});

// Shows 3.admin.embed.
it("offers every setting once, and of each choice what can be stored", () => {
  const fields = settingsTabs.flatMap((tab) => tab.fields);
  const groups = Object.entries(embedSettings.shape);
  expect(fields.map(({ group, name }) => `${group}.${name}`).sort()).toEqual(
    groups
      .flatMap(([group, { shape }]) => Object.keys(shape).map((name) => `${group}.${name}`))
      .sort(),
  );
  const choices = Object.fromEntries(
    fields.flatMap((field) => (field.kind === "choice" ? [[field.name, field.options]] : [])),
  );
  expect(choices).toMatchObject({
    position: ["top-left", "top-center", "top-right"],
    fontFamily: ["Inter", "Roboto", "Open Sans", "Lato", "Poppins", "System UI"],
    shadowLevel: ["none", "small", "medium", "large"],
    theme: ["light", "dark", "auto"],
  });
});
