import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "@playwright/test/reporter";
import { folders, schemes, widths } from "./folders";

/** Keeps the pictures of the run before, and writes the page that shows both beside each other. */
export default class Gallery implements Reporter {
  onBegin(): void {
    if (!existsSync(folders.now)) return;
    rmSync(folders.before, { recursive: true, force: true });
    renameSync(folders.now, folders.before);
  }

  onEnd(): void {
    if (!existsSync(folders.now)) return;
    const names = filesIn(folders.now);
    writeFileSync(folders.page, pageOf(names));
    const count = new Set(names.map(screenOf)).size;
    console.info(`${count} screens, ${names.length} pictures: ${folders.page}`);
  }

  printsToStdio = () => false;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jpg"))
    .sort();

const screenOf = (name: string) => name.replace(/-\d+-(light|dark)\.jpg$/, "");

function isSame(name: string): boolean {
  const before = join(folders.before, name);
  return existsSync(before) && readFileSync(before).equals(readFileSync(join(folders.now, name)));
}

function figureOf(name: string): string {
  const before = existsSync(join(folders.before, name)) && !isSame(name);
  const picture = (folder: string) =>
    `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}"><img loading="lazy" alt="" src="${folder}/${name}"></a></figure>`;
  return `<section data-width="${/-(\d+)-/.exec(name)![1]!}" data-scheme="${/dark/.test(name) ? "dark" : "light"}" ${before ? "data-changed" : ""}>
<h2>${name.replace(".jpg", "")}</h2><div>${before ? picture("before") : ""}${picture("now")}</div></section>`;
}

const select = (name: string, values: readonly (string | number)[]) =>
  `<label>${name} <select id="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join("")}</select></label>`;

const pageOf = (names: readonly string[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Screens</title><style>
body { font: 14px system-ui; margin: 1rem }
header { position: sticky; top: 0; background: #fff; padding: .5rem 0; display: flex; gap: 1rem; align-items: center }
section > div { display: flex; gap: 1rem; align-items: flex-start }
figure { margin: 0 } img { max-width: 45vw; border: 1px solid #ccc } section[hidden] { display: none }
</style><header>${select("width", widths)}${select("scheme", schemes)}
<label><input type="checkbox" id="changed"> changed only</label></header>
${names.map(figureOf).join("\n")}
<script>
const show = () => { for (const each of document.querySelectorAll("section")) {
  const fits = (id) => !document.getElementById(id).value || each.dataset[id] === document.getElementById(id).value;
  each.hidden = !fits("width") || !fits("scheme") || (changed.checked && !("changed" in each.dataset));
} };
document.querySelector("header").addEventListener("change", show);
</script></html>
`;
