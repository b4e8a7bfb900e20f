/** Sets the color scheme that the reader chose, before the page is painted. */
import { recall } from "./storage.ts";

const theme = recall("theme");
if (theme) document.documentElement.dataset.theme = theme;
