/** The name of a request's route: one of a bounded number, whatever address it has. */
export type RouteLabel = (path: string) => string;

/** Path templates such as `/api/admin/product-lists/{id}`, to a function that finds the one of a path. */
export function routeLabels(templates: readonly string[]): RouteLabel {
  const root: Branch = { fixed: new Map() };
  for (const template of templates) {
    let branch = root;
    for (const part of partsOf(template)) {
      if (part.startsWith("{")) branch = branch.any ??= { fixed: new Map() };
      else {
        const next = branch.fixed.get(part.toLowerCase()) ?? { fixed: new Map() };
        branch.fixed.set(part.toLowerCase(), next);
        branch = next;
      }
    }
    branch.template = template;
  }
  return (given) => {
    // Routers ignore capitals.
    const path = given.toLowerCase();
    if (!path.startsWith("/api/")) return outsideApi(path);
    return find(root, partsOf(path), 0) ?? "/api (unknown)";
  };
}

interface Branch {
  fixed: Map<string, Branch>;
  any?: Branch;
  template?: string;
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** A fixed part goes before one that may be anything. */
function find(branch: Branch, parts: string[], at: number): string | undefined {
  if (at === parts.length) return branch.template;
  const fixed = branch.fixed.get(parts[at]!);
  return (fixed && find(fixed, parts, at + 1)) ?? (branch.any && find(branch.any, parts, at + 1));
}

function outsideApi(path: string): string {
  if (path === "/healthz" || path === "/readyz") return path;
  if (path.startsWith("/assets/")) return "/assets";
  if (path.startsWith("/pictures/")) return "/pictures";
  return "pages";
}
