import { performance } from "node:perf_hooks";
import { expect, it } from "vitest";
import { createPasswords } from "./passwords";

const passwords = createPasswords();
const exact = "x".repeat(72);

it("hashes no password of which it would read only a part", async () => {
  await expect(passwords.hash(`${exact}x`)).rejects.toMatchObject({ status: 400 });
});

it("finds a longer password wrong after the same work, with and without an account", async () => {
  const hash = await passwords.hash(exact);
  expect(await passwords.matches(exact, hash)).toBe(true);
  const took = async (password: string, of: string | undefined) => {
    const started = performance.now();
    expect(await passwords.matches(password, of)).toBe(false);
    return performance.now() - started;
  };
  const plain = await took("wrong", hash);
  expect(await took(`${exact}x`, hash)).toBeGreaterThan(plain / 3);
  expect(await took(`${exact}x`, undefined)).toBeGreaterThan(plain / 3);
});
