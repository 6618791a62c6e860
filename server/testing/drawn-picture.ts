import sharp from "sharp";

let made = 0;
/** A picture unlike all others. */
export const drawnPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 9, g: 9, b: 9 } } })
    .composite([
      {
        input: { create: { width: ++made, height: 9, channels: 3, background: "#fff" } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
