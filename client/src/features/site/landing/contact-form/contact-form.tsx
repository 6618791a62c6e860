import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { contactFields, type ContactAnswer, type ContactFields } from "@shared/contracts/contact";
import { MAX_NAME_LENGTH } from "@shared/web-address";
import { callApi } from "@/lib/api";
import { explainRefusal } from "@/lib/explain-refusal";
import { keepFocus } from "@/lib/keep-focus";
import { atLeast } from "@/lib/at-least";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import { prepareToasts, Toaster } from "@/ui/toaster";

/** A faster answer would look as if nothing had been sent. */
const MIN_SENDING_MS = 1000;

/** The contact form: three required fields, cleared only after a successful send. */
export function ContactForm({ onAlive }: { onAlive?: () => void }) {
  const { register, handleSubmit, reset, formState } = useForm<ContactFields>({
    resolver: standardSchemaResolver(contactFields),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    onAlive?.();
    keepFocus();
    // The toasts' code must not be fetched only after the network has failed.
    prepareToasts();
  }, [onAlive]);

  const send = handleSubmit(async (fields, event) => {
    try {
      const body = { ...fields, ...readTrap(event?.target as HTMLFormElement) };
      const { status } = await atLeast(
        MIN_SENDING_MS,
        callApi<ContactAnswer>("POST", "/api/contact", body),
      );
      reset();
      showToast(
        status === "kept"
          ? { title: "Message kept", text: "We read it here: no email reaches us at the moment." }
          : { title: "Message sent!", text: "We'll get back to you within 24 hours." },
      );
    } catch (error) {
      showToast({
        title: "Error",
        text: explainRefusal(error as Error, "Failed to send message. Please try again."),
        isDestructive: true,
      });
    }
  });

  return (
    <>
      {/* Sends nothing before hydration: `method="dialog"` outside a dialog does nothing. */}
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => void send(event)}
        className="grid gap-5"
      >
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          {...register("name")}
          problem={errors.name?.message}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...register("email")}
          problem={errors.email?.message}
        />
        <TextField
          label="Message"
          rows={5}
          maxLength={5000}
          {...register("message")}
          problem={errors.message?.message}
        />
        <Trap />
        <Button
          type="submit"
          disabled={isSubmitting}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {isSubmitting ? "Sending..." : "Send Message"}
        </Button>
        <p className="text-sm text-muted">
          We use what you write to answer you, and for nothing else.
        </p>
      </form>
      <Toaster />
    </>
  );
}

/** A honeypot: a field that people neither see nor reach, but bots fill in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Signs of a bot: the honeypot's content, and the time since the page was opened. */
function readTrap(form: HTMLFormElement): { website: string; elapsedMs: number } {
  const website = form.elements.namedItem("website");
  return {
    website: website instanceof HTMLInputElement ? website.value.slice(0, 2_000) : "",
    elapsedMs: Math.round(performance.now()),
  };
}
