-- Two logins: one owns the tables and migrates them, the other serves and owns nothing.
\getenv owner_password OWNER_PASSWORD
\getenv service_password SERVICE_PASSWORD
create role atlas_owner login createrole password :'owner_password';
create role atlas_service login noinherit password :'service_password';
create database atlas owner atlas_owner;
