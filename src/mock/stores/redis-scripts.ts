/**
 * Scripts that run inside Redis. Redis handles nothing else while it runs a script, so each script is atomic.
 *
 * A sandbox has these keys, with its id as the hash tag, so that a cluster keeps them on one node:
 *
 * - `…:state`, a hash: version, origin and position; the process that has reserved the next commit, and until when.
 * - `…:rows`, a hash: a field for each row that differs from the seed. The value is `<place> <row as JSON>`, or nothing for
 *   a deleted row of the seed.
 * - `…:log`, a sorted set: the fields that the last commits changed, by the version of the change.
 * - `…:commits`, a list: the versions of the last commits. The log has all changes since each of them. If Redis lost
 *   commits in a crash, a process may have seen a recent version that is not in the list.
 */

const MAX_LOGGED_COMMITS = 1000;
/** Maximum number of changes in a reply and arguments of a command: Lua can unpack about 8,000 values. */
const MAX_VALUES = 4000;
/**
 * Refusals of a commit after which a process reserves the next one, and milliseconds of the reservation. Otherwise, with
 * three processes that commit as fast as they can, one commit in 40 is refused ten times in a row, and some 200 times.
 */
const LOSSES_BEFORE_RESERVATION = 3;
const MAX_RESERVATION = 100;

/** Versions are times in microseconds: none is reused, even after a sandbox or the last commits were lost. */
const COMMON = `
local STATE, ROWS, LOG, COMMITS = KEYS[1], KEYS[2], KEYS[3], KEYS[4]

local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]

local function versionAfter(version)
  return string.format('%.0f', math.max((tonumber(version or 0) or 0) + 1, now))
end

-- Checked before anything is written, because Redis keeps what a failed script has written.
local function findWrongType()
  for index, expected in ipairs({'hash', 'hash', 'zset', 'list'}) do
    local found = redis.call('TYPE', KEYS[index]).ok
    if found ~= expected and found ~= 'none' then return redis.error_reply('WRONGTYPE ' .. KEYS[index]) end
  end
end

-- The state expires first, so that there is never a state without its rows. To set this for each commit would double what
-- Redis writes to its append-only file, so the time may fall by a hundredth first.
local function refreshExpiry(expire, isNew)
  local left = redis.call('PTTL', STATE)
  local isDue = isNew or left > expire or left < expire * 0.99
  if isDue then redis.call('PEXPIRE', STATE, expire) end
  for index = 2, 4 do
    if isDue or redis.call('PTTL', KEYS[index]) == -1 then redis.call('PEXPIRE', KEYS[index], expire + 60000) end
  end
end
`;

/**
 * Arguments: the expected version, position, milliseconds until expiry, channel, sender, the number of times that the sender
 * has just lost this commit, number of deletions, the fields to delete, and the fields and values to set.
 *
 * Returns the new version; null if another process has reserved the next commit; the changes since the expected version
 * (version, origin, position, fields, and a value or null for each); or, if they are unknown, an empty list.
 */
export const COMMIT = `${COMMON}
local expected, position, expire, channel, sender = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4], ARGV[5]
local losses, firstDeletion, firstPut = tonumber(ARGV[6]), 8, 8 + ARGV[7]
local wrongType = findWrongType()
if wrongType then return wrongType end
local stored = redis.call('HMGET', STATE, 'version', 'origin', 'position', 'reserver', 'reservedUntil')
local version, reserver = stored[1], stored[4]
local isEmpty = position == stored[3] and #ARGV < firstDeletion

if reserver and reserver ~= sender and now < (tonumber(stored[5]) or 0) and not isEmpty then return false end

if expected ~= (version or '0') then
  if not version then return {} end
  if losses + 1 >= ${LOSSES_BEFORE_RESERVATION} then
    -- Only a convenience, so it may fail when there is no memory.
    redis.pcall('HSET', STATE, 'reserver', sender, 'reservedUntil', string.format('%.0f', now + ${MAX_RESERVATION * 1000}))
  end
  if not redis.call('LPOS', COMMITS, expected, 'RANK', -1) then return {} end
  local fields = redis.call('ZRANGEBYSCORE', LOG, '(' .. expected, '+inf')
  if #fields > ${MAX_VALUES} then return {} end
  local values = {}
  if #fields > 0 then values = redis.call('HMGET', ROWS, unpack(fields)) end
  return {version, stored[2], stored[3], fields, values}
end

if isEmpty then
  refreshExpiry(expire, false)
  return version
end

local nextVersion = versionAfter(version)
-- The first write is the one that Redis refuses when it is out of memory. It refuses none after that.
redis.call('HSET', STATE, 'version', nextVersion, 'origin', stored[2] or nextVersion, 'position', position)
if reserver then redis.call('HDEL', STATE, 'reserver', 'reservedUntil') end
-- What is left of a sandbox that has just expired.
if not version then redis.call('UNLINK', ROWS, LOG, COMMITS) end
for first = firstDeletion, firstPut - 1, ${MAX_VALUES} do
  redis.call('HDEL', ROWS, unpack(ARGV, first, math.min(first + ${MAX_VALUES} - 1, firstPut - 1)))
end
for first = firstPut, #ARGV, ${MAX_VALUES} do
  redis.call('HSET', ROWS, unpack(ARGV, first, math.min(first + ${MAX_VALUES} - 1, #ARGV)))
end

local entries = {}
local function log(field)
  entries[#entries + 1] = nextVersion
  entries[#entries + 1] = field
  if #entries == ${MAX_VALUES} then
    redis.call('ZADD', LOG, unpack(entries))
    entries = {}
  end
end
for index = firstDeletion, firstPut - 1 do log(ARGV[index]) end
for index = firstPut, #ARGV, 2 do log(ARGV[index]) end
if #entries > 0 then redis.call('ZADD', LOG, unpack(entries)) end

if redis.call('RPUSH', COMMITS, nextVersion) > ${MAX_LOGGED_COMMITS * 1.1} then
  redis.call('LTRIM', COMMITS, ${-MAX_LOGGED_COMMITS}, -1)
  redis.call('ZREMRANGEBYSCORE', LOG, '-inf', tonumber(redis.call('LINDEX', COMMITS, 0)) or 0)
end
refreshExpiry(expire, not version)
redis.call('SPUBLISH', channel, nextVersion .. ' ' .. sender)
return nextVersion`;

/** Stages the rows of a replacement under a separate key. Arguments: fields and values. */
export const STAGE = `
redis.call('HSET', KEYS[1], unpack(ARGV))
-- Nobody removes them if the process ends before it replaces the sandbox.
redis.call('PEXPIRE', KEYS[1], 600000)`;

/**
 * Replaces a sandbox by the staged rows. Arguments: position, milliseconds until expiry, channel, sender, and a flag that
 * is set if rows were staged. Returns the version.
 */
export const REPLACE = `${COMMON}
local position, expire, channel, sender, isStaged = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5] == '1'
if isStaged and redis.call('EXISTS', KEYS[5]) == 0 then return redis.error_reply('EXPIRED The staged rows have expired') end
if findWrongType() then redis.call('UNLINK', STATE, ROWS, LOG, COMMITS) end
local nextVersion = versionAfter(redis.call('HGET', STATE, 'version'))
redis.call('HSET', STATE, 'version', nextVersion, 'origin', nextVersion, 'position', position)
redis.call('UNLINK', ROWS, LOG, COMMITS)
if isStaged then redis.call('RENAME', KEYS[5], ROWS) end
redis.call('RPUSH', COMMITS, nextVersion)
refreshExpiry(expire, true)
redis.call('SPUBLISH', channel, nextVersion .. ' ' .. sender)
return nextVersion`;

/** Removes a sandbox. Arguments: channel and sender. */
export const FORGET = `
redis.call('UNLINK', unpack(KEYS))
redis.call('SPUBLISH', ARGV[1], 'Infinity ' .. ARGV[2])`;
