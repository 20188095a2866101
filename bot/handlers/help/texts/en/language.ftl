### Language

language-choose = Which language shall we speak?
language-chosen = Done, we speak English now.
