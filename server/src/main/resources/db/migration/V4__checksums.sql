-- What a row said when it was written, as one number, so that a damaged row is noticed. Rows from
-- before this have none.
alter table journal add column checksum bigint;
