// On its own: the entry of the pages.
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import "./styles/theme.css";

const mount = () => createRoot(document.getElementById("root")!).render(<App />);

// In a sandbox without forms nothing could be sent: the document's own text stays instead.
if (window.parent === window) mount();
else void import("./lib/can-submit").then(({ canSubmit }) => canSubmit() && mount());
