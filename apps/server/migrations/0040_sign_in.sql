-- Ways to sign in beside a password. All of it is for the owner alone: it holds what opens accounts.

-- A code that was sent to a phone. `code_hash` is keyed with the server's own key: six digits alone would be guessed from a leaked table.
create table sms_code (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  phone text collate "C" not null,
  -- Null where nobody, or more than one, has the phone: such a code fits nobody.
  user_id text collate "C",
  code_hash text collate "C" not null,
  tries integer not null default 0,
  -- A captcha was solved for it.
  has_captcha boolean not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index sms_code_phone on sms_code (tenant_id, phone);
create index sms_code_expiry on sms_code (expires_at);

-- How many codes a phone was sent, or an address asked for, within the minute that began then.
create table sms_pause (
  tenant_id text collate "C" not null,
  subject text collate "C" not null,
  began_at timestamptz not null,
  count integer not null,
  primary key (tenant_id, subject)
);
create index sms_pause_age on sms_pause (began_at);

-- A sign-in that somebody began at a third party. What the browser holds is stored as a hash.
create table social_state (
  id_hash text collate "C" primary key,
  tenant_id text collate "C" not null,
  source text collate "C" not null,
  browser_hash text collate "C" not null,
  verifier text collate "C" not null,
  nonce text collate "C" not null,
  redirect_uri text collate "C" not null,
  -- Who links the account to their own; null for a sign-in.
  user_id text collate "C",
  expires_at timestamptz not null
);
create index social_state_expiry on social_state (expires_at);

-- Whom a third party knows an account as.
create table social_identity (
  tenant_id text collate "C" not null,
  source text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, source, subject)
);
create unique index social_identity_user on social_identity (tenant_id, user_id, source);

-- Somebody whom a third party has vouched for and nobody here knows yet: handed in again by their registration.
create table social_stranger (
  id_hash text collate "C" primary key,
  source text collate "C" not null,
  subject text collate "C" not null,
  name text not null,
  expires_at timestamptz not null
);
create index social_stranger_expiry on social_stranger (expires_at);

-- One-time tickets of other systems and of people themselves.
create table login_ticket (
  id_hash text collate "C" primary key,
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  scene text collate "C" not null,
  target text collate "C" not null,
  -- The client or the user that asked for it.
  made_by text collate "C" not null,
  expires_at timestamptz not null
);
create index login_ticket_expiry on login_ticket (expires_at);

-- Public keys of platform authenticators (WebAuthn).
create table face_key (
  tenant_id text collate "C" not null,
  -- The credential's id, base64url.
  id text collate "C" not null,
  user_id text collate "C" not null,
  name text not null,
  -- The host that the key is for.
  rp_id text collate "C" not null,
  public_key bytea not null,
  counter bigint not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id)
);
create index face_key_user on face_key (tenant_id, user_id);
create unique index face_key_id on face_key (id);

-- What an authenticator was asked to sign.
create table face_challenge (
  id text collate "C" primary key,
  challenge text collate "C" not null,
  -- Who enrols; null for a sign-in.
  user_id text collate "C",
  expires_at timestamptz not null
);
create index face_challenge_expiry on face_challenge (expires_at);

create index user_phone on "user" (tenant_id, phone) where not is_deleted and phone is not null;
