import type { Finding } from "./findings";
import { style } from "./style";

/** Shows the findings in a panel of our own, which the page's style sheets do not reach. */
export function showReport(findings: Finding[], isWaiting: boolean): void {
  const root = panel();
  const problems = findings.filter(({ isGood }) => !isGood);
  const list = document.createElement("ul");
  style(list, "margin:12px 0 0;padding:0;list-style:none");
  for (const { isGood, text, remedy } of [...problems, ...findings.filter((each) => each.isGood)]) {
    const item = document.createElement("li");
    style(item, "padding:10px 0;border-top:1px solid #e3e1da");
    const sentence = document.createElement("strong");
    sentence.textContent = `${isGood ? "✓" : "✗"} ${text}`;
    style(sentence, `font-weight:600;color:${isGood ? "#1a7048" : "#b42318"}`);
    item.append(sentence);
    if (remedy) {
      const help = document.createElement("p");
      help.textContent = remedy;
      style(help, "margin:4px 0 0");
      item.append(help);
    }
    list.append(item);
  }
  const title = document.createElement("h2");
  style(title, "margin:0;font-size:18px;line-height:24px");
  title.textContent =
    problems.length > 0
      ? `Finder check: ${problems.length === 1 ? "one problem" : `${problems.length} problems`}`
      : isWaiting
        ? "Finder check: running…"
        : "Finder check: all is well";
  root.replaceChildren(title, list);
}

let shown: HTMLElement | undefined;

function panel(): HTMLElement {
  if (shown?.isConnected) return shown;
  const host = document.createElement("div");
  host.setAttribute("data-finder-report", "");
  host.setAttribute("role", "status");
  document.body.append(host);
  shown = document.createElement("section");
  host.attachShadow({ mode: "open" }).append(shown);
  style(
    shown,
    "position:fixed;right:12px;bottom:12px;z-index:2147483647;box-sizing:border-box;width:min(380px,calc(100vw - 24px));max-height:70vh;overflow:auto;padding:18px;border:1px solid #e3e1da;border-radius:16px;background:#fff;color:#1a1f2b;font:15px/1.45 system-ui,sans-serif;text-align:left;direction:ltr;box-shadow:0 12px 32px rgb(0 0 0 / .25)",
  );
  return shown;
}
