import { expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import { maskHeader, maskJson, maskText, maskUrl } from "../../../src/mock/lib/mask.ts";
import { isSecretName } from "../../../src/mock/lib/secret-names.ts";

test.each([
  ['say {"client_secret": "a", "name": "b"', 'say {"client_secret": "****", "name": "b"'],
  ['{"api_key":"a\\"b"}', '{"api_key":"****"}'],
  ['{"val": 1, "api_k\\u0065y": "a"}', '{"val":1,"api_key":"****"}'],
  ['"Password" :\n"cut', '"Password" :\n"****'],
  ['{\\"api_key\\": \\"a\\"', '{\\"api_key\\": \\"****'],
  ['x "headers": {"X-Key": "a"}, "name": "b"', 'x "headers": ****, "name": "b"'],
  ['x {"credentials":{"a":{"k":"a}"},"b":"c"}} y', 'x {"credentials":****} y'],
  ['x {"headers":[["X-A","a"],["X-B","b"]', 'x {"headers":****'],
  ["x 'token': 12345, 'b': 1", "x 'token': ****, 'b': 1"],
  ['"secret":1,"b":"secret":"a"', '"secret":****,"b":"secret":"****"'],
  ["X-Api-Key: a b\nX-Page: 1", "X-Api-Key: ****\nX-Page: 1"],
  ['Cookie: a="b"', "Cookie: ****"],
  ['API_KEY = "a b" # c', 'API_KEY = "****" # c'],
  ["api_key := 'a'", "api_key := '****'"],
  ["api_key == x => 'token' => 'b'", "api_key == ****"],
  ["send Bearer abcdefg1 now", "send Bearer **** now"],
  [
    "see https://mara:p@w@a.example/x and https://a.example/@b",
    "see https://****@a.example/x and https://a.example/@b",
  ],
  ["page=1&token=a;b&x=2", "page=1&token=****&x=2"],
  ["go to https://a.example/%3Fapi_key%3Dabc now", "go to https://a.example/?api_key=**** now"],
])("%j is masked", (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  "My password: choose a long one",
  "Send the header Authorization: Bearer <key>; this mock takes any key.",
  "max_tokens=5 page_token=abc",
  '{ "max_tokens": 5, "next_page_token": "abc" }',
  "{{name}} asks: key=value?",
  "Basic understanding of bearer instruments",
  "https://a.example/@mara?to=mara@tidewater.example",
  "100% of 50%",
])("%j has no secret", (text) => {
  expect(maskText(text)).toBe(text);
});

test.each([
  ["/v1/a?api_key=a&token=b&page_token=c", "/v1/a?api_key=****&token=****&page_token=c"],
  ["/v1/a?api%5Fkey=a%20b", "/v1/a?api%5Fkey=****"],
  ["/v1/a?x=1;token=a", "/v1/a?x=1;token=****"],
  ["/v1/a?x=1&tokens", "/v1/a?x=1&tokens"],
  ["?api%5Fkey=a%20b", "?api%5Fkey=****"],
  ["/v1/a;token=a?x=a%26b", "/v1/a;token=****?x=a%26b"],
  ["/v1/a?next=https%3A%2F%2Fu%3Ap%40a.example%2F", "/v1/a?next=https%3A%2F%2F****%40a.example%2F"],
  [
    "/v1/a?auth[token]=a&filter=%7B%22api_key%22%3A%22a%22%7D",
    "/v1/a?auth[token]=****&filter=%7B%22api_key%22%3A%22****%22%7D",
  ],
  ["/v1/a?x=%&token=%ff", "/v1/a?x=%&token=****"],
  ["/v1/a?name=api_key%3Da%20100%", "/v1/a?name=api_key%3D****%20100%25"],
  ["/v1/a?next=https%3A%2F%2Fu%3Ap%40a.example%2F%FF", "/v1/a?next=https%3A%2F%2F****%40a.example%2F%25FF"],
  ["/v1/agents?page_size=10&query=a%3Db", "/v1/agents?page_size=10&query=a%3Db"],
])("the URL %s is masked", (url, masked) => {
  expect(maskUrl(url)).toBe(masked);
});

test.each([
  ["Authorization", "Basic dTpw", "Basic ****"],
  ["x-signature", "a", "****"],
  ["x-api-token-v2", "a", "****"],
  ["DBPass", "a", "****"],
  ["private_key_pem", "a", "****"],
  ["referer", "https://a.example/?token=a", "https://a.example/?token=****"],
  ["location", "https://u:p@a.example/", "https://****@a.example/"],
  ["sec-websocket-protocol", "Bearer abcdefg1", "Bearer ****"],
  ["host", "mara:p@a.example", "****@a.example"],
  ["idempotency-key", "a", "a"],
  ["access-control-allow-headers", "authorization", "authorization"],
])("the header %s: %s is shown as %s", (name, value, shown) => {
  expect(maskHeader(name, value)).toBe(shown);
});

test.each([
  [{ metadata: { api_key: "a", pin: 1 } }, { metadata: { api_key: "****", pin: 1 } }],
  [
    { PASSWORD: 1234, auth: ["a", null, true] },
    { PASSWORD: "****", auth: ["****", null, true] },
  ],
  [{ headers: { Type: "a", "X-Name": "b" } }, { headers: { Type: "****", "X-Name": "****" } }],
  [{ headers: { type: "a", "x-name": { id: 1 } } }, { headers: { type: "****", "x-name": { id: "****" } } }],
  [{ credentials: { type: "a", key: { id: 1 } } }, { credentials: { type: "a", key: { id: 1 } } }],
  [{ credentials: { value: "a", parts: { text: 1 } } }, { credentials: { value: "****", parts: { text: "****" } } }],
  [{ headers: [{ name: "X-Key", value: "a" }] }, { headers: [{ name: "X-Key", value: "****" }] }],
  [[{ name: "Authorization", value: "a" }], [{ name: "Authorization", value: "****" }]],
  [
    [
      ["X-Api-Key", "a"],
      ["b", "c"],
    ],
    [
      ["X-Api-Key", "****"],
      ["b", "c"],
    ],
  ],
  [{ required: ["token", "name"] }, { required: ["token", "name"] }],
  [
    { Name: "token", Value: ["a"] },
    { Name: "token", Value: ["****"] },
  ],
  [[{ key: "team", value: "a" }], [{ key: "team", value: "a" }]],
  ...["name", "key", "header", "field", "param", "parameter"].flatMap((label) =>
    ["value", "val", "data", "content", "text"].map((labelled): [object, object] => [
      { [label]: "api_key", [labelled]: "a" },
      { [label]: "api_key", [labelled]: "****" },
    ]),
  ),
  [
    { note: "token", value: "a" },
    { note: "token", value: "a" },
  ],
  [
    { name: "token", note: "a" },
    { name: "token", note: "a" },
  ],
  [{ arguments: '{"api_key":"a"}' }, { arguments: '{"api_key":"****"}' }],
  [
    { token_count: 1, key: "a", signature: "b" },
    { token_count: 1, key: "a", signature: "b" },
  ],
])("%j is masked as %j", (value, masked) => {
  expect(maskJson(value)).toEqual(masked);
});

const SECRET_NAMES =
  `authorization Proxy-Authorization Set-Cookie api_key APIKEY api.key2 X-Auth-Key X-Access-Key X-Signature
  x-hub-signature-256 X-Amz-Signature sig token token2 accessToken refresh_token clientSecret db_password passwd pwd
  dashboardusercontextauth X-Control-Key x-csrf-token session_id secret_id private_key SSHKey Authentication to\u200bken metadata.api_key auth[token] jwt
  Ocp-Apim-Subscription-Key headers global_headers query_url credentials`.split(/\s+/);
const PLAIN_NAMES =
  `max_tokens tokens token_count total_tokens page_token nextPageToken token_type token_endpoint key keys
  idempotency-key public_key sort_key prompt_cache_key author signature credentials_name access_key_id compass passage
  authorization_endpoint access-control-allow-headers sec-websocket-key www-authenticate is_secret auth_url
  value`.split(/\s+/);

test("names are secret in any case and with any separators, and similar names are not", () => {
  expect(SECRET_NAMES.filter((name) => !isSecretName(name))).toEqual([]);
  expect(PLAIN_NAMES.filter((name) => isSecretName(name))).toEqual([]);
});

/** The pointers of all values that differ. */
function differences(value: unknown, masked: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return value === masked ? [] : [pointer];
  return Object.entries(value).flatMap(([name, part]) =>
    differences(part, (masked as Record<string, unknown>)[name], `${pointer}/${name}`),
  );
}

test("only the write-only members of the document's examples are masked", () => {
  expect(differences(examples, maskJson(examples))).toEqual([
    "/newTidesConnector/headers/X-Station",
    "/newTidesConnector/global_headers/X-Tidewater-Account/value",
    "/newTidesConnector/auth_methods/0/auth_data/client_secret",
    "/newToolboxAgent/tools/6/authorization/value",
    "/handbookRegistration/deployment/query_url",
  ]);
});

/** Texts that would take minutes in quadratic time. */
test.each([
  `"${"secret".repeat(500_000)}`,
  '"secret"'.repeat(300_000),
  '"token":"'.repeat(300_000),
  '"headers":{'.repeat(300_000),
  `"secret"${" ".repeat(3_000_000)}`,
  "token=".repeat(500_000),
  `token="${"\\".repeat(3_000_000)}`,
  "//a".repeat(1_000_000),
  "a%".repeat(1_000_000),
  `x${"%25".repeat(1_000_000)}`,
  "Bearer ".repeat(500_000),
  `?${"a;".repeat(1_000_000)}`,
  "a-".repeat(1_500_000),
  '{"a":"'.repeat(300_000),
  `Authorization:${"<".repeat(3_000_000)}`,
])("%.20s… is masked in linear time", (text) => {
  const { user } = process.cpuUsage();
  maskText(text);
  maskUrl(text);
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
});
