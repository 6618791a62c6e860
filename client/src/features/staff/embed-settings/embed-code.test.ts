import { expect, it } from "vitest";
import { defaultEmbedSettings } from "@shared/embed-defaults";
import { frameCode, scriptCode } from "./settings-form";

const settings = (client: string) => ({
  ...defaultEmbedSettings(client),
  client,
  allowedOrigins: [],
  embedKey: "mw_key",
  updatedAt: null,
  warnings: [],
  allowsAgents: false,
});

it.each([
  ["dialabed", "/dialabed"],
  ["safarioutdoor", "/safari"],
  ["shoes", "/f/shoes"],
])("the code of %s names it, and frames %s", (client, path) => {
  expect(scriptCode(settings(client), "https://finder.example")).toContain(
    `<div data-finder-client="${client}" data-finder-key="mw_key"></div>`,
  );
  expect(frameCode(settings(client), "https://finder.example")).toContain(
    `src="https://finder.example${path}?embed=true&amp;key=mw_key"`,
  );
});
