/** The validators of responses are a tenth of the mock, and find only mistakes of its own code and of custom handlers. */
export { requestValidators as controlValidators } from "../../../generated/control/validators.ts";
export { requestValidators as validators } from "../../../generated/validators.ts";
