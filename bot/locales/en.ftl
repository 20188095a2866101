### Refusals: one for each code of contract/errors.ts

error-invalid-input = Please check what you entered
error-unauthorized = Sign in to go on
error-forbidden = You have no access
error-banned = Your profile is blocked. Write to support
error-not-found = Not found
error-conflict = It has changed already. Refresh and try again
error-too-large = It is too large
error-unsupported-media = This format isn't supported
error-too-many-requests = Too often. Try again a little later
error-internal = Something broke on our side. Try again
