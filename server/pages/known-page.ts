import { adminLists } from "@shared/admin-lists";
import { isKnownPage, pageOf, paths } from "@shared/site";

const listPages: string[] = adminLists.map(({ path }) => `${paths.admin}/${path}`);

/** Whether the built client has a page here. Other addresses are shown with status 404. */
export function isPage(path: string): boolean {
  return isKnownPage(path) || listPages.includes(pageOf(path));
}
