import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import "./styles/theme.css";

createRoot(document.getElementById("root")!).render(<App />);
