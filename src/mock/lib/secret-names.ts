/** Names of values that may be secret, in snake case, some without separators: an API key, a password, a signature. */
const SECRET =
  /secret|passw(?:or)?d|passphrase|credential|(?:^|_)cookie|bearer|api_?key(?!_id)|(?:access|auth|private|encryption|signing|control|session|subscription|account|master|shared|service|functions?|admin|license|user|app|client|ssh|signature)_?keys?(?:_?(?:pem|base64|b64))?$|(?:access|refresh|auth|api|id|session|bearer)_?tokens?$|tokens?_secret|token$|authorization$|auth$|(?:_|^(?:x|hub|stripe|aws|amz|request))signature|(?:^|_)(?:sig|jwt|otp|(?:db|smtp)?(?:pass|pwd)|pw|passcode|dpop|assertion|authentication|session_?id|sid|code_?verifier)$|^(?:x_)?(?:php|j)?sess(?:ion)?id$|^query_?url$/;

/** Maps of any names, with values that may all be secret. */
const SECRET_MAP = /^(?:global_?|default_?|custom_?|extra_?|request_?|http_?)?headers$|^cookies$/;

/** Tokens that mark a page or belong to a vocabulary, and descriptions of secrets, such as `credentials_name`. */
const PLAIN =
  /(?:page|next|prev|previous|continuation|cursor|sync|stop|eos|bos|pad|unk|mask|special)_?token$|(?:key|credentials?|token)_id$|_(?:name|title|type|at|in|count|methods?|endpoint|supported|for_auth)$|^(?:is|has|requires|needs|include)_/;

/** Converts a name to snake case, without a number or version at its end: `X-Api-Key`, `xApiKeyV2` and `x.api key2` to `x_api_key`. */
function toSnakeCase(name: string): string {
  // Most names, with which the replacements would take ten times as long.
  if (/^[a-z]+(?:_[a-z]+)*$/.test(name)) return name;
  return name
    .replace(/\p{Cf}/gu, "")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|(?:_v)?[_\d]+$/g, "");
}

/** Returns true if a header, a parameter or a member of this name may have a secret value, in any case and with any separators. */
export function isSecretName(name: string): boolean {
  const snake = toSnakeCase(name);
  return (SECRET.test(snake) && !PLAIN.test(snake)) || SECRET_MAP.test(snake);
}

/** Returns true if all values in an object of this name may be secret, whatever their own names are. */
export function isSecretMap(name: string): boolean {
  return SECRET_MAP.test(toSnakeCase(name));
}
