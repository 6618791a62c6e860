import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { formResolver } from "./form-resolver";
import { PictureField } from "./picture-field";
import type { FormValues } from "./use-row-form";

const URL_STORED = `/pictures/uploaded/${"0f".repeat(32)}.webp`;
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const saved = vi.fn();

function Form({ imageUrl = "" }) {
  const form = useForm<FormValues>({
    defaultValues: { imageUrl },
    resolver: formResolver(z.object({ imageUrl: z.string() })),
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(saved)(event)}>
      <PictureField name="imageUrl" label="Picture" form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const show = (imageUrl?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form imageUrl={imageUrl} />
    </QueryClientProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Picture" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Picture: file"), { target: { files: [file] } });
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], "bed.jpg");
const refused = (status: number, message: string) =>
  new Response(JSON.stringify({ message, code: "invalid" }), { status });

beforeEach(() => {
  saved.mockClear();
  send.mockReset();
  vi.stubGlobal("fetch", send);
});

it("uploads what is chosen, waits for it, and shows it", async () => {
  let answer: (reply: Response) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = show();
  expect(container.querySelector("[data-placeholder]")).not.toBeNull();
  const file = picture();
  choose(file);
  await waitFor(() => expect(button("Uploading...").disabled).toBe(true));
  expect(send.mock.lastCall).toMatchObject([
    "/api/admin/pictures",
    { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } },
  ]);

  fireEvent.click(button("Save"));
  expect(await screen.findByText("Wait until the picture is uploaded.")).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();

  answer(new Response(JSON.stringify({ url: URL_STORED }), { status: 201 }));
  await waitFor(() => expect(field().value).toBe(URL_STORED));
  expect(container.querySelector("img")?.getAttribute("src")).toBe(URL_STORED);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(button("Save"));
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toEqual({ imageUrl: URL_STORED }));
});

it("says at the field, in the server's words, why a file was not taken, until something is done", async () => {
  const words = "SVG files are not accepted, because they can carry scripts. Save it as a PNG.";
  send.mockResolvedValue(refused(400, words));
  show("https://shop.example/bed.jpg");
  choose(picture());
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  const described = document.getElementById(field().getAttribute("aria-describedby")!);
  expect(described?.textContent).toBe(words);
  expect(field().value).toBe("https://shop.example/bed.jpg");
  fireEvent.change(field(), { target: { value: "https://shop.example/other.jpg" } });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("does not send what is larger than 2 MB", async () => {
  show();
  choose(picture(2 * 1024 * 1024 + 1));
  expect((await screen.findByRole("alert")).textContent).toMatch(/larger than 2 MB/);
  expect(send).not.toHaveBeenCalled();
});

it("takes a file that is dropped on it", async () => {
  send.mockResolvedValue(new Response(JSON.stringify({ url: URL_STORED }), { status: 201 }));
  show();
  fireEvent.drop(field(), { dataTransfer: { files: [picture()] } });
  await waitFor(() => expect(field().value).toBe(URL_STORED));
});

it("gives a picture up, and the focus to its address", async () => {
  show(URL_STORED);
  fireEvent.click(button("Remove picture"));
  await waitFor(() => expect(field().value).toBe(""));
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});
