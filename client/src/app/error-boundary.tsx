import { Component, type ReactNode } from "react";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";

interface Props {
  children: ReactNode;
}

/** Shows an error message where a page would be blank. The shopper's answers are in storage and survive the reload. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center px-4">
        <Message
          urgent
          title="Something went wrong"
          actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        >
          Your answers are kept. Please reload the page.
        </Message>
      </main>
    );
  }
}
