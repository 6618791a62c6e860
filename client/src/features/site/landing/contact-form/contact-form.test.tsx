import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { ContactForm } from "./contact-form";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const fields = { Name: "Thandi", Email: "thandi@example.com", Message: "We sell tents." };
const button = () => screen.getByRole("button", { name: /^Send/ });
const values = () =>
  Object.keys(fields).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

/** Lets this much time pass, and what waits for it happen. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function send(typed: Partial<typeof fields> = fields) {
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
  fireEvent.click(button());
  await pass(0);
}

// Shows 2.landing.form, 5.contact, 5.contact.email.
it("asks for a name, an e-mail address and a message of several lines, and needs all three", async () => {
  const { calls } = fakeServer(() => ({ status: 201, body: { status: "sent" } }));
  render(<ContactForm />);
  expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
  expect(screen.getByLabelText("Message")).toHaveAttribute("rows", "5");
  await send({});
  expect(screen.getAllByRole("alert")).toHaveLength(3);
  expect(calls).toEqual([]);
});

// Shows 3.contact, 4.contact.sending, 4.contact.success, 7.contact.none, 7.contact.wait.
// Shows 8.contact.sent, 9.time.contact.
it("says for a second that it sends, then that it has sent, and is empty again", async () => {
  const { calls } = fakeServer(() => ({ status: 201, body: { status: "sent" } }));
  render(<ContactForm />);
  await send();
  expect(button()).toHaveTextContent("Sending...");
  expect(button()).toBeDisabled();
  expect(calls[0]).toMatchObject({
    method: "POST",
    url: "/api/contact",
    body: { name: fields.Name, email: fields.Email, message: fields.Message },
  });
  await pass(990);
  expect(button()).toHaveTextContent("Sending...");
  await pass(10);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent("Send Message");
  expect(values()).toEqual(["", "", ""]);
  vi.useRealTimers();
  expect(await screen.findByText("Message sent!")).toBeVisible();
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeVisible();
});

// Shows 4.contact.failure, 8.contact.failed.
it("says that it failed, and keeps what was typed", async () => {
  fakeServer(() => "offline");
  render(<ContactForm />);
  await send();
  await pass(1000);
  expect(values()).toEqual(Object.values(fields));
  vi.useRealTimers();
  expect(await screen.findByText("Failed to send message. Please try again.")).toBeVisible();
  expect(screen.getByText("Error")).toHaveClass("text-danger");
});

// Shows 8.contact.sent-always.
it("says that a message is kept where no mail can be sent", async () => {
  fakeServer(() => ({ status: 201, body: { status: "kept" } }));
  render(<ContactForm />);
  await send();
  await pass(1000);
  vi.useRealTimers();
  expect(await screen.findByText("Message kept")).toBeVisible();
  expect(screen.queryByText("Message sent!")).toBeNull();
});
