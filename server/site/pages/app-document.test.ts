import { describe, expect, it } from "vitest";
import { documentOf } from "./built-pages";

const ask = (path: string, query = {}, cookie?: string) =>
  documentOf({ path, query, headers: { cookie } }, ["matchwell", "staff"]);

describe("the document of a page", () => {
  it.each([
    ["the chooser", "/wizards", {}, undefined, "wizards"],
    ["the chooser, otherwise spelled", "/Wizards/", {}, undefined, "wizards"],
    ["a stranger's bed finder", "/dialabed", {}, undefined, "dialabed-locked"],
    ["a stranger's firearm finder", "/safari", {}, undefined, "safarioutdoor-locked"],
    ["its longer name", "/safari-outdoor", {}, undefined, "safarioutdoor-locked"],
    ["a shared link", "/dialabed", { style: "side" }, undefined, "dialabed-locked"],
    ["somebody else's cookie", "/dialabed", {}, "other=1", "dialabed-locked"],
    ["who may have unlocked it", "/dialabed", {}, "a=1; matchwell=s%3Ax", "dialabed"],
    ["staff", "/dialabed", {}, "staff=s%3Ax", "dialabed"],
    ["a frame", "/dialabed", { embed: "true" }, undefined, "dialabed"],
    ["a frame with a key", "/safari", { key: "k" }, undefined, "safarioutdoor"],
    ["a staff page", "/admin", {}, undefined, "index"],
    ["a mistake", "/nowhere", {}, "matchwell=1", "index"],
  ])("%s", (_, path, query, cookie, document) => {
    expect(ask(path, query, cookie)).toBe(document);
  });
});
