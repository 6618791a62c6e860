import { expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { newDocument } from "../start/begin";
import { showInOrder } from "./preview-frame";

const document = (title: string) => newDocument(title, "shoes", "ZAR");
const finder = (title: string) => ({ title });

/** A server whose answers wait until they are let go, in any order. */
function waitingServer() {
  const waiting: ((answer: Response | Error) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return {
    asked: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count)),
    answer: (at: number, title: string) =>
      waiting[at]!(new Response(JSON.stringify(finder(title)))),
  };
}

test("each edit is shown as the server answers it", async () => {
  fakeServer(({ body }) => ({
    body: finder((body as { document: { title: { en: string } } }).document.title.en),
  }));
  const show = vi.fn();
  showInOrder("shoes", show)(document("One"));
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledExactlyOnceWith({
      document: document("One"),
      finder: finder("One"),
    }),
  );
});

test("what an earlier edit was like is not shown after a later one", async () => {
  const { asked, answer } = waitingServer();
  const show = vi.fn();
  const edit = showInOrder("shoes", show);
  for (const title of ["One", "Two", "Three"]) edit(document(title));
  await asked(3);
  answer(1, "Two");
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  answer(0, "One");
  answer(2, "Three");
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  expect(show.mock.calls.map(([shown]) => (shown as { finder: object }).finder)).toEqual([
    finder("Two"),
    finder("Three"),
  ]);
});

test("an edit that is not answered is passed on for itself", async () => {
  fakeServer(() => "offline");
  const show = vi.fn();
  showInOrder("shoes", show)(document("One"));
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledExactlyOnceWith({ document: document("One") }),
  );
});
