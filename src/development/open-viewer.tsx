import { createRoot } from "react-dom/client";
import { Viewer } from "./Viewer.tsx";

createRoot(document.body).render(<Viewer />);
