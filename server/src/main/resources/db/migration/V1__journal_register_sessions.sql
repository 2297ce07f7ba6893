-- One dialect for SQLite and PostgreSQL. Times are ISO-8601 text in UTC with milliseconds, so that
-- they read well and sort as text.

-- What happened at each table, in order. The primary key fences: of two writers of one table only
-- one can store a sequence number. An entry is JSON text; other payloads are kept as bytes.
create table journal (
  table_id   text    not null,
  sequence   bigint  not null,
  at         text    not null,
  type       text    not null,
  entry      text,
  bytes      bytea,
  serializer integer not null,
  writer     text    not null,
  primary key (table_id, sequence),
  check ((entry is null) <> (bytes is null))
);

-- The highest sequence number of deleted rows, which is never given out again.
create table journal_trimmed (
  table_id text   not null primary key,
  sequence bigint not null
);

-- The code of each table, and whether its game is still to be played.
create table tables (
  code     text not null primary key,
  table_id text not null unique,
  phase    text not null check (phase in ('open', 'closed')),
  claimed  text not null
);
create index tables_open on tables (table_id) where phase = 'open';

-- The one running table that each player is at.
create table claims (
  player_id text not null primary key,
  table_id  text not null
);
create index claims_by_table on claims (table_id);

-- Who is behind a session token; only the token's SHA-256 is known here.
create table sessions (
  token_hash text not null primary key,
  player_id  text not null,
  name       text not null,
  created    text not null,
  seen       text not null
);
create index sessions_by_seen on sessions (seen);

-- Who may decide for the cluster, and until when. Used on PostgreSQL only.
create table leases (
  name       text        not null primary key,
  owner      text        not null,
  held_until timestamptz not null
);
