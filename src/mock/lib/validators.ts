/** The validators of the operations. In a browser, `validators.browser.ts` takes its place: any response is valid there. */
export { validators as controlValidators } from "../../../generated/control/validators.ts";
export { validators } from "../../../generated/validators.ts";
