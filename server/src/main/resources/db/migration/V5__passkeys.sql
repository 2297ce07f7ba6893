-- The public half of each passkey; the other half never leaves the device of its owner. An account
-- that was made with one has an empty password, which none matches. The counter is what the device
-- said last; one that does not count says 0.
create table passkeys (
  credential_id text    not null primary key,
  player_id     text    not null,
  algorithm     integer not null,
  public_key    text    not null,
  counter       bigint  not null,
  created       text    not null,
  used          text
);
create index passkeys_by_player on passkeys (player_id);

-- What a device is to sign next, given to the session that asked; empty for who has none.
create table passkey_challenges (
  challenge  text not null primary key,
  purpose    text not null check (purpose in ('make', 'log-in')),
  session_id text not null,
  created    text not null
);
create index passkey_challenges_by_created on passkey_challenges (created);
