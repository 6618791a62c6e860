import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { StaffOnly } from "./signed-in";

const staff = { username: "thandi", role: "editor" };

/** What a page of staff asks again and again. */
function Others() {
  const { data, refetch } = useQuery<{ name: string }>({
    queryKey: ["/api/admin/others"],
    retry: false,
  });
  return (
    <button type="button" onClick={() => void refetch()}>
      {data ? `Here: ${data.name}` : "Nobody known"}
    </button>
  );
}

test("what was refused while signed out does not ask to sign in once more", async () => {
  let isSignedIn = true;
  let name = "Sipho";
  fakeServer(({ url, method }) => {
    if (url.endsWith("/signed-in")) return { body: { staff } };
    if (method === "POST") {
      isSignedIn = true;
      return { body: staff };
    }
    return isSignedIn
      ? { body: { name } }
      : { status: 401, body: { message: "Sign in again.", code: "signed_out" } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <Others />
      </StaffOnly>
    </QueryClientProvider>,
  );
  const others = await screen.findByRole("button", { name: "Here: Sipho" });
  isSignedIn = false;
  await userEvent.click(others);
  await screen.findByRole("dialog", { name: "Sign in again" });
  name = "Lerato";
  await userEvent.type(screen.getByLabelText("Password"), "long-enough-now");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Here: Lerato")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});
