import sharp from "sharp";
import { z } from "zod";
import { STAFF_PASSWORD, unlock } from "../server-process";
import type { Tried } from "./ask";
import type { RunningImage } from "./run";

const DRAWN_PICTURE = "/pictures/beds/hybrid/queen/3/7.png";

/** Signs in as the first admin, and returns the cookie. */
export async function signInStaff(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const cookies = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
  return cookies.join("; ");
}

/** Tries what needs programs in machine code: a picture drawn as PNG, and one that staff upload. */
export async function tryPictures(url: string, cookie: string): Promise<Tried[]> {
  const landing = await (await fetch(url)).text();
  const png = await fetch(url + DRAWN_PICTURE);
  const kind = (await sharp(Buffer.from(await png.arrayBuffer())).metadata()).format;

  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } });
  const uploaded = await fetch(`${url}/api/admin/pictures`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", Cookie: cookie },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  return [
    [`the landing page answers ${landing.length} characters`, landing.includes("</html>")],
    [`a drawn picture is ${kind}`, kind === "png"],
    [`an upload of staff answers ${uploaded.status}`, uploaded.status === 201],
  ];
}

/** Starts it twice on the same data, and asks the second one for what the first one acknowledged. */
export async function tryRestart(run: () => Promise<RunningImage>): Promise<Tried[]> {
  const first = await run();
  const cookie = await unlock(first.url);
  await first.stop();
  const second = await run();
  const reply = await fetch(`${second.url}/api/gate?app=dialabed`, {
    headers: { Cookie: cookie ?? "" },
  });
  const { unlocked } = z.object({ unlocked: z.boolean() }).parse(await reply.json());
  await second.stop();
  return [["an unlock is known after a restart with the same data", unlocked]];
}
