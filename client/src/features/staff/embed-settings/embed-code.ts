import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { finderWithId } from "@shared/templates/finders";
import { finderPath } from "@shared/site";

/** The snippet a retailer pastes: a container and the script, with the embed key filled in. */
export function scriptCode({ client, embedKey }: StaffEmbedSettings, origin: string): string {
  const key = embedKey ? ` data-finder-key="${embedKey}"` : "";
  return `<div data-finder-client="${client}"${key}></div>
<script async src="${origin}/embed.js"></script>`;
}

/** The same as a plain frame, with the height from the settings, or enough for a step. */
export function frameCode(settings: StaffEmbedSettings, origin: string): string {
  const { client, embedKey, dimensions } = settings;
  const query = new URLSearchParams({ embed: "true", ...(embedKey && { key: embedKey }) });
  const height = dimensions.height === "auto" ? "900px" : dimensions.height;
  return `<iframe
  src="${origin}${finderWithId(client)?.path ?? finderPath(client)}?${query.toString().replaceAll("&", "&amp;")}"
  title="Product finder"
  style="width: ${dimensions.width}; height: ${height}; border: 0"
  allow="clipboard-write; web-share"
  loading="lazy"></iframe>`;
}
