-- Guests who have become accounts: the same player, with a name and a password. Of the password only
-- its Argon2id hash is known, with the salt and the cost in the usual notation.
create table accounts (
  name_key  text not null primary key,
  name      text not null,
  player_id text not null unique,
  password  text not null,
  created   text not null
);
