// Longer than 200 lines: all that may stand in a finder's way, each with its remedy.

import { finderIds, finderWithId } from "@shared/templates/finders";

/** The result of one check on a retailer's page. */
export interface Finding {
  isGood: boolean;
  /** The finding, as a sentence. */
  text: string;
  /** The advice to staff. */
  remedy?: string;
}

/** A finder's messages so far, and the requests that the page's policy blocked. */
export interface Heard {
  said: ReadonlySet<string>;
  errors: ReadonlySet<string>;
  /** Directive and address of every violation of the page's content policy. */
  blocked: ReadonlySet<string>;
  /** Whether its time to load is over. */
  isOver: boolean;
}

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string, remedy: string): Finding => ({ isGood: false, text, remedy });

/** The sandbox tokens a finder needs, and what fails without each. */
const SANDBOX = {
  "allow-scripts": "It cannot run.",
  "allow-same-origin": "It cannot run, or remember anything.",
  "allow-forms": "It does not start, because forms cannot be sent.",
  "allow-popups": "Links to the shop do not open.",
};
const MIN_WIDTH = 320;

/** Checks the page as a whole. */
export function checkPage(page: Document, home: string): Finding[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[src]")].filter(({ src }) =>
    src.startsWith(`${home}/embed.js`),
  );
  const finders = page.querySelectorAll("[data-finder-client], [data-finder-open]");
  return [
    scripts.length > 1
      ? bad(
          `The script is on this page ${scripts.length} times.`,
          "It runs once, so this does no harm; leave only one, so that a change is made in one place.",
        )
      : good("The script is on this page once."),
    ...(page.defaultView?.origin === "null"
      ? [
          bad(
            "This page itself is sandboxed without allow-same-origin.",
            "A page without an origin cannot be allowed to embed anything: remove its sandbox.",
          ),
        ]
      : []),
    ...(finders.length === 0
      ? [
          bad(
            "There is no container for a finder on this page.",
            'Add <div data-finder-client="…"></div> where it should appear.',
          ),
        ]
      : []),
  ];
}

/** Checks one finder: its element, its frame, and its messages. */
export function checkFrame(element: HTMLElement, heard: Heard): Finding[] {
  const client = element.getAttribute("data-finder-client") ?? "";
  const name = `“${client}”`;
  const frame = element.querySelector("iframe");
  if (!frame) {
    const isPopup = element.getAttribute("data-finder-mode") === "popup";
    return isPopup
      ? [good(`Finder ${name} opens over the page when its button is pressed.`)]
      : [
          bad(
            `Finder ${name} has no frame.`,
            "Call ProductFinder.init() after adding its element.",
          ),
        ];
  }
  return [
    ...checkLoading(client, frame, heard),
    ...checkWidth(name, element),
    ...checkPermissions(name, frame),
    ...(heard.errors.has("locked")
      ? [
          bad(
            `Finder ${name} asks for a password.`,
            "Add data-finder-key with the embed key from the staff area.",
          ),
        ]
      : []),
    ...(heard.errors.has("wrong_key")
      ? [
          bad(
            `The key of finder ${name} is not right.`,
            "It was replaced, or is another finder's: copy the embed code from the staff area again.",
          ),
        ]
      : []),
    ...(heard.errors.has("storage_blocked")
      ? [
          bad(
            `The browser stores nothing for finder ${name}.`,
            "It works, but a reload starts it over. This is the visitor's setting for third-party storage.",
          ),
        ]
      : []),
  ];
}

function checkLoading(client: string, frame: HTMLIFrameElement, heard: Heard): Finding[] {
  const name = `“${client}”`;
  const { origin } = new URL(frame.src);
  const policy = [...heard.blocked].find(
    (each) => /^(frame-src|child-src|default-src) /.test(each) && each.includes(origin),
  );
  if (policy) {
    return [
      bad(
        `This page's content security policy blocks the frame of finder ${name}.`,
        `Add ${origin} to frame-src in the page's Content-Security-Policy.`,
      ),
    ];
  }
  if (heard.errors.has("unknown_finder")) {
    return [
      bad(
        `There is no finder ${name}.`,
        `Use ${IDS} or the slug of a finder in the staff area as data-finder-client.`,
      ),
    ];
  }
  if (heard.errors.has("not_open")) {
    return [
      bad(`Finder ${name} is closed.`, "Publish a version of it in the staff area, under Finders."),
    ];
  }
  if (heard.errors.has("not_allowed")) return [notAllowed(name, frame)];
  if (heard.errors.has("unavailable")) {
    return [bad(`Finder ${name} does not come.`, `Look whether ${origin} answers, and try again.`)];
  }
  // Said below with what to do about it: a finder behind its gate is connected, and of no use.
  if (heard.errors.has("locked") || heard.errors.has("wrong_key")) return [];
  if (heard.said.size > 0) return [good(`Finder ${name} works and is connected to the page.`)];
  if (!heard.isOver) return [];
  if (frame.getClientRects().length === 0) {
    return [
      bad(
        `Finder ${name} is hidden.`,
        "It loads when it is shown; open the tab or the section that contains it.",
      ),
    ];
  }
  // A finder that staff made has its page elsewhere; one that does not exist says so.
  const isMade = new URL(frame.src).pathname.startsWith("/f/");
  if (!finderWithId(client) && !isMade) {
    return [bad(`There is no finder ${name}.`, `Use one of ${IDS} as data-finder-client.`)];
  }
  return [
    bad(
      `Finder ${name} does not answer.`,
      `Look whether ${origin} answers, and whether this page's address is among the allowed origins.`,
    ),
  ];
}

const notAllowed = (name: string, frame: HTMLIFrameElement): Finding =>
  bad(
    `This page is not allowed to embed finder ${name}.`,
    `Add ${frame.ownerDocument.location.origin} to the allowed origins in the staff area, under Embed Settings.`,
  );

const IDS = finderIds.map((id) => `“${id}”`).join(", ");

function checkWidth(name: string, element: HTMLElement): Finding[] {
  const width = Math.round(element.getBoundingClientRect().width);
  if (width === 0 || width >= MIN_WIDTH) return [];
  return [
    bad(
      `Finder ${name} is only ${width} pixels wide.`,
      `Give its container at least ${MIN_WIDTH} pixels, also on phones.`,
    ),
  ];
}

function checkPermissions(name: string, frame: HTMLIFrameElement): Finding[] {
  const findings: Finding[] = [];
  const missing = Object.entries(SANDBOX).filter(([flag]) => !frame.sandbox.contains(flag));
  if (frame.hasAttribute("sandbox") && missing.length > 0) {
    findings.push(
      bad(
        `The frame of finder ${name} is sandboxed without ${missing.map(([flag]) => flag).join(", ")}. ${missing[0]![1]}`,
        "Remove the sandbox attribute, or add the missing tokens.",
      ),
    );
  }
  // Only Chromium reports the policy that the page's header leaves the frame; elsewhere only the attribute is checked.
  const { featurePolicy } = frame as {
    featurePolicy?: { allowsFeature: (name: string) => boolean };
  };
  const isAsked = frame.allow.includes("clipboard-write");
  const isRefused = isAsked && featurePolicy?.allowsFeature("clipboard-write") === false;
  if (!isAsked || isRefused) {
    findings.push(
      bad(
        `Finder ${name} may not copy links.`,
        isRefused
          ? "Let the page's Permissions-Policy header allow clipboard-write for the finder's origin."
          : 'Add allow="clipboard-write; web-share" to the frame.',
      ),
    );
  }
  return findings;
}
