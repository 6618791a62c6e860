import { expect, it } from "vitest";
import { z } from "zod";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import { formResolver } from "./form-resolver";

const options = { fields: {}, shouldUseNativeValidation: false };

it("says in sentences what is wrong in a form", async () => {
  const check = formResolver(productShapes["firearm-products"]);
  const { errors } = await check({ barrelLength: 5, odd: 1 }, undefined, options);
  expect(errors.barrelLength).toMatchObject({ message: "Enter a text." });
  const sentences = Object.values(errors).map((error) => error?.message as string);
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) expect(sentence).not.toMatch(/invalid|expected|too small/i);
});

it("checks what is sent, and leaves what was typed as it was typed", async () => {
  const check = formResolver<{ names: string }>(
    z.strictObject({ names: z.array(z.string().max(3, "Too long.")) }),
    ({ names }) => ({ names: names.split(",") }),
  );
  expect(await check({ names: "a,b" }, undefined, options)).toEqual({
    values: { names: "a,b" },
    errors: {},
  });
  expect((await check({ names: "a,long" }, undefined, options)).errors).toMatchObject({
    names: [undefined, { message: "Too long." }],
  });
});
